export const tutorial = {
  begin: 'Start shopping',
  skip: 'Skip',
  title: 'Welcome',
};
