import { html } from 'hono/html';

/** Style sheet of all mails: one column, light and dark colour scheme. */
export const mailStyle = html`<style>
  :root {
    color-scheme: light dark;
    supported-color-schemes: light dark;
  }
  body {
    margin: 0;
    padding: 0;
    background: #f6f1e6;
    color: #1d2420;
    -webkit-text-size-adjust: 100%;
  }
  body,
  table {
    font:
      400 16px/1.5 system-ui,
      -apple-system,
      'Segoe UI',
      Roboto,
      'Helvetica Neue',
      Arial,
      sans-serif;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    border-spacing: 0;
  }
  .frame {
    max-width: 600px;
    margin: 0 auto;
  }
  .cell {
    padding: 24px 20px;
  }
  .sheet {
    background: #ffffff;
  }
  .name {
    padding-left: 12px;
    color: #14532b;
    font-size: 20px;
    font-weight: 800;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
  h1 {
    margin: 0 0 16px;
    font-size: 24px;
    line-height: 1.25;
    letter-spacing: -0.01em;
  }
  h2 {
    margin: 28px 0 8px;
    font-size: 18px;
    line-height: 1.3;
  }
  p,
  ul {
    margin: 0 0 16px;
  }
  ul {
    padding-left: 20px;
  }
  a {
    color: #14532b;
  }
  th,
  td {
    text-align: left;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  .rows {
    margin: 0 0 16px;
  }
  .rows td,
  .rows th {
    padding: 8px 0;
    border-bottom: 1px solid #e4e0d8;
  }
  .rows thead th,
  .note,
  .small,
  .facts th,
  .foot {
    color: #55605a;
    font-size: 14px;
  }
  .note,
  .small {
    display: block;
    line-height: 1.45;
  }
  .small {
    margin: 0 0 12px;
  }
  .facts th {
    width: 104px;
    padding-right: 12px;
    line-height: 24px;
  }
  .rows .number {
    width: 1%;
    padding-left: 12px;
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .rows .total th,
  .rows .total td {
    border-bottom: 0;
    font-size: 18px;
    font-weight: 700;
  }
  .code {
    margin: 0 0 16px;
    padding: 16px;
    border-radius: 12px;
    background: #e7f3ea;
    color: #14532b;
    font-size: 32px;
    font-weight: 700;
    letter-spacing: 6px;
    line-height: 1.2;
    text-align: center;
  }
  .foot p {
    margin: 0 0 8px;
  }
  .foot a {
    display: inline-block;
    margin-right: 16px;
    padding: 6px 0;
  }
  .preview {
    display: none;
    max-height: 0;
    overflow: hidden;
  }
  @media (min-width: 640px) {
    .sheet {
      padding: 32px;
      border-radius: 16px;
    }
  }
  @media (max-width: 480px) {
    .button a {
      display: block !important;
    }
  }
  @media (prefers-color-scheme: dark) {
    body {
      background: #121512;
      color: #eef1ee;
    }
    .sheet {
      background: #1d211e;
    }
    .name,
    a {
      color: #9adcae;
    }
    .rows td,
    .rows th {
      border-color: #3a403b;
    }
    .rows thead th,
    .note,
    .small,
    .facts th,
    .foot {
      color: #b5beb7;
    }
    .code {
      background: #20382a;
      color: #d5f2de;
    }
  }
</style>`;
