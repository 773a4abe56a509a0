import { expect, test } from 'vitest'
import { findCall } from '../base/contract.ts'
import { Findings } from '../base/findings.ts'
import { toResult } from '../result.ts'
import { htmlReport } from './html-report.ts'
import { textReport } from './text-report.ts'

const call = findCall('project.overview')

function result() {
  const findings = new Findings()
  findings.ok(call, 'there')
  findings.fault(call, 'shape', 'GET /api: <script>alert("1")</script> & more; expected text')
  findings.notTried(call, 'code', "it's not there")
  return toResult({
    address: 'https://platform.example/"><b>',
    capabilities: [],
    findings,
    slowest: [],
    leftBehind: ['labels: <i>one</i>'],
    isWrite: true,
  })
}

const page = htmlReport(result(), new Date('2026-11-29T12:00:00Z'))
const { body } = new DOMParser().parseFromString(page, 'text/html')

test('the page has what was found, and nothing of it is markup', () => {
  expect(body.querySelectorAll('script, i, b, [src], link')).toHaveLength(0)
  expect(body.querySelector('h1')?.textContent).toBe('Platform check: 1 fault')
  expect(body.textContent).toContain('<script>alert("1")</script> & more')
  expect(body.textContent).toContain('https://platform.example/"><b>')
  expect(body.textContent).toContain('labels: <i>one</i>')
  expect(body.textContent).toContain('2026-11-29T12:00:00.000Z')
})

test('each call has a row with its aspects and the requirements that it serves', () => {
  const rows = [...body.querySelectorAll('tr')].filter(({ textContent }) => textContent.includes(call.id))
  const cells = [...(rows.at(-1)?.cells ?? [])].map(({ textContent }) => textContent.trim())
  expect(cells[0]).toMatch(/^GET \/api\/tenant\/project\/overview\s+project\.overview, documented$/)
  expect(cells.slice(1, 4)).toEqual(['ok', 'fault', '–'])
  expect(cells.at(-1)).toContain('PROJ-002')
  expect(rows.at(-1)?.querySelector('abbr')?.title).toBe("it's not there")
})

test('the text has a line for each fault, and the verdict last', () => {
  const lines = textReport(result()).trimEnd().split('\n')
  expect(lines[0]).toBe('project.overview shape: GET /api: <script>alert("1")</script> & more; expected text')
  expect(lines).toContain('left behind: labels: <i>one</i>')
  expect(lines.at(-1)).toBe('1 fault')
})
