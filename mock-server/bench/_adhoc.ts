import { withDatabase } from '../src/commands/run-command.ts'
import { readConfig } from '../src/config.ts'
import { companyOf } from './company.ts'
import { lineOf } from './figures.ts'
import { measureSessions } from './measure-sessions.ts'
const config = readConfig({ DATA_DIR: '/tmp/h4-data' })
await withDatabase(config, async ({ adminUrl, appUrl }) => {
  const bench = { url: 'http://127.0.0.1:18084', config, adminUrl, appUrl, company: await companyOf(adminUrl) }
  for (const f of await measureSessions(bench, Number(process.argv[2] ?? 5))) console.log(lineOf(f))
})
