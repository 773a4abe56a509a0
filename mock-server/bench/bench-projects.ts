import { parseArgs } from 'node:util'
import { startTestServer } from '../src/testing/start-test-server.ts'
import { formatFigure } from './figures.ts'
import { fillProjects } from './fill-projects.ts'
import { measureProjects } from './measure-projects.ts'

const USAGE = `pnpm bench:projects [--projects 100000] [--requests 200]
Fills a temporary database with projects of one company, and measures their lists as its owner, the platform, a large provider and
a small one request them over HTTP. Nothing of it remains.`

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: {
    projects: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '200' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) print(USAGE)
else await measure(Number(values.projects), Number(values.requests))

async function measure(projects: number, requests: number): Promise<void> {
  const server = await startTestServer({ config: { validateResponses: false } })
  try {
    await fillProjects(server, projects)
    print(`${projects.toLocaleString('en')} projects`)
    await measureProjects(server, { requests, report: (figure) => print(formatFigure(figure)) })
  } finally {
    await server.stop()
  }
}
