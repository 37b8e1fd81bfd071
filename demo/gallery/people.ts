/** The customers of the reference shop that examples can be shown to. */
export const customers = ['anna', 'bruno', 'carla', 'dario', 'elena', 'giulia'] as const;
export const demoPassword = 'spesa-demo';
