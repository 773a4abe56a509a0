import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contracts from '@console/contracts'
import { expect, test } from 'vitest'

/**
 * A handler that does not take the language of its request cannot answer by it. So the handlers that take it are those
 * of the calls that say `localised`, and those below. The tests of each domain prove both languages of its answers.
 */

/** Calls whose only texts are refusals, audit records and files that are made later. */
const NOT_IN_THE_ANSWER = [
  'appVersion.create',
  'appVersion.modify',
  'billClosing.close',
  'company.uploadLogo',
  'dailyReport.update',
  'judgedLabel.tryRule',
  'label.backTest',
  'label.create',
  'label.modify',
  'label.validateRegex',
  'monitor.edit',
  'project.update',
  'reportSchedule.create',
  'reportSchedule.modify',
  'role.create',
  'role.modify',
  'sampleData.add',
  'session.login',
  'session.revokeOwn',
  'sessionRecord.judge',
  'subApp.developLocally',
  'tenantAdmin.addBusiness',
  'tenantAdmin.create',
  'tenantAdmin.modify',
  'tenantAdmin.modifyBusiness',
  'wordList.modify',
  'wordList.readFile',
]
/** Exports: each call makes a file of its own, which nothing caches. */
const FILES = [
  'audit.export',
  'bill.exportAccounts',
  'bill.offlineExport',
  'dailyReport.export',
  'monitor.editExport',
  'monitor.schedulesExport',
  'monitor.statusExport',
  'quality.exportRecords',
  'quality.exportSeats',
  'stat.export',
  'stat.liteListExport',
  'stat.teamExport',
  'tracking.statExport',
  'voiceprint.exportCheckResult',
]

const MODULES = join(import.meta.dirname, '../../src/modules')
const CONTRACT_IMPORT = /import (?:type )?\{([^}]*)\} from '@console\/contracts'/g
const ROUTE = /\b\w*[rR]oute\(\s*([\w.]+),/g

type Handler = { callId: string; takesLanguage: boolean }

const isCall = (value: unknown): value is contracts.Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value

/** The call that a name refers to in a file, as `role.create` where the file imports `role`, or imports it as `role`. */
function callNamed(name: string, text: string): contracts.Call | null {
  const [head = '', ...rest] = name.split('.')
  const imported = [...text.matchAll(CONTRACT_IMPORT)].flatMap(([, names = '']) => names.split(','))
  const alias = imported.find((one) => one.trim().endsWith(` as ${head}`))
  let value: unknown = contracts
  for (const part of [alias?.trim().split(' ')[0] ?? head, ...rest])
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined
  return isCall(value) ? value : null
}

/** From an opening parenthesis to the one that closes it. */
function argumentsAt(text: string, start: number): string {
  let depth = 0
  for (let index = text.indexOf('(', start); index < text.length; index += 1) {
    if (text[index] === '(') depth += 1
    if (text[index] === ')') depth -= 1
    if (depth === 0) return text.slice(start, index)
  }
  throw new Error('a parenthesis is not closed')
}

const handlers = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file): Handler[] => {
    const text = readFileSync(join(MODULES, file), 'utf8')
    return [...text.matchAll(ROUTE)].map(({ 1: name = '', index }) => {
      const call = callNamed(name, text)
      const source = argumentsAt(text, index)
      const passesAll = /handler: (?:async )?\(?\w+\)? =>/.test(source)
      return {
        callId: call?.id ?? `${file}: ${name}`,
        takesLanguage: passesAll || /\blanguage\b/.test(source),
      }
    })
  })

test('just the calls that say so answer by the language of the request', () => {
  const calls = Object.values(contracts)
    .flatMap((domain): unknown[] => (typeof domain === 'object' ? Object.values(domain) : []))
    .filter(isCall)
  const localised = new Set(calls.flatMap((call) => (call.localised === true ? call.id : [])))
  const taking = handlers.filter(({ takesLanguage }) => takesLanguage).map(({ callId }) => callId)
  expect(taking.toSorted()).toEqual([...localised, ...NOT_IN_THE_ANSWER, ...FILES].toSorted())
})
