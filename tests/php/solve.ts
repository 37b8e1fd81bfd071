import { readFileSync } from 'node:fs';
import { captchaQuery } from '../../core/browser/captcha.ts';

/** Solves the challenge on its standard input as the page of a form does, and says the token. */
const challenge = readFileSync(0, 'utf8');
const asked: string[] = [];
const config = { captchaKey: 'altcha', api: '/ebsn/api', ajax: '/wp-admin/admin-ajax.php' };
const [[, token] = []] = await captchaQuery('', {}, config, async (input) => {
  asked.push(String(input));
  return new Response(challenge);
});
if (asked.join() !== '/wp-admin/admin-ajax.php?action=spesa_form_challenge') throw new Error(`asked ${asked.join()}`);
process.stdout.write(token ?? '');
