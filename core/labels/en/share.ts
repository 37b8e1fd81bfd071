export const share = {
  byMail: 'Send by e-mail',
  heading: 'Share',
  on: 'Share on {name}',
  system: 'Share with…',
};
