export const video = {
  agree: 'Watch the video here',
  consent:
    'The video is on YouTube: to show it here your device connects to its servers, which may collect data about you.',
  elsewhere: 'Open the video on YouTube',
  pause: 'Pause the video',
  play: 'Play the video',
  refuse: 'No, thank you',
  refused: 'You have chosen not to load videos of other sites here.',
  silence: 'Mute',
  sound: 'Unmute',
  title: 'Video',
};
