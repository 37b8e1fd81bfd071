declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  const code128: unknown;
  export default code128;
}
