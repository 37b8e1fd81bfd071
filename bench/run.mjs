// npm run bench [-- --runs 5 --only cards]: the shop's pages beside the same WordPress without the plugin, and the API under load; --only scale: what calls cost with many products and stores (SIZES=1700,100000,1000000,1700x500); --only nginx: pages and reads behind nginx and php-fpm.
import { parseArgs } from 'node:util';
import { benchApi } from './api.ts';
import { benchNginx } from './nginx.ts';
import { benchPages } from './pages.ts';
import { rowNames } from './report.ts';
import { benchScale } from './scale.ts';
import { beginAtMoment, sameClock } from '../tests/moment.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });
const { only } = values;
const runs = Number(values.runs);
const names = [...rowNames, 'api', 'scale', 'nginx'];
if (!Number.isInteger(runs) || runs < 1) stop(`--runs is a number of visits, not "${values.runs}".`);
if (only !== undefined && !names.includes(only)) stop(`--only is one of ${names.join(', ')}, not "${only}".`);

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

// The shop begins at the tests' moment, so that each measuring finds the same offers and slots; nginx' part has PostgreSQL's time.
if (only !== 'nginx') {
  beginAtMoment();
  Object.assign(process.env, sameClock());
}

if (only === 'scale') await benchScale();
else if (only === 'nginx') await benchNginx(runs);
else if (only !== 'api') await benchPages(runs, only);
if (only === undefined || only === 'api') await benchApi();
process.exit(0);
