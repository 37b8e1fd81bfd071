export const withdrawal = {
  back: 'Correct',
  check: 'Check: {name} withdraws from the contract of order {n} for these products.',
  confirm: 'Confirm withdrawal',
  done: 'We received your withdrawal on {moment}',
  doneText:
    'We have sent you the receipt by e-mail. There we tell you how to return the products; the refund arrives within 14 days.',
  email: 'E-mail for the receipt',
  excluded: 'No right of withdrawal',
  failed: 'The withdrawal could not be recorded. Try again.',
  findIntro:
    'Write the number of the order and the e-mail that you ordered with: we send you the link to withdraw, without signing in.',
  goOn: 'Continue',
  intro:
    'You have 14 days from delivery to withdraw, without saying why. Choose the products: we send you a receipt with date and time at once, and refund you within 14 days.',
  line: '{name}, {quantity}',
  lines: 'Which products do you want to withdraw from?',
  linkFailed: 'The link could not be sent. Try again.',
  linkSent:
    'If number and e-mail belong to an order, an e-mail with the link arrives shortly. It does not? Check the number: it is in the confirmation of the order.',
  name: 'Full name',
  noLines: 'Choose at least one product.',
  orLogIn: 'Do you have an account? You find “Withdraw from contract here” in your orders.',
  orderEmail: 'E-mail of the order',
  orderNumber: 'Order number',
  over: 'The time to withdraw from this order is over.',
  perishable: 'perishable',
  receipt: 'The receipt goes to {email}.',
  sendLink: 'Send me the link',
  title: 'Withdraw from the contract',
  until: 'You can withdraw until {moment}.',
  withdrawn: 'Already withdrawn',
};
