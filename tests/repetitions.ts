import fc from 'fast-check';

const long = process.env['SPESA_LONG'] === '1';

/** Every property: twenty repetitions of one fixed seed every day, fifty thousand of fresh ones in `npm run test:long`. */
fc.configureGlobal(long ? { numRuns: 50_000 } : { numRuns: 20, seed: 20_261_120 });
