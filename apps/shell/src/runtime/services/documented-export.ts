import {
  audit,
  bill,
  dailyReport,
  type exports,
  type Language,
  monitor,
  quality,
  stat,
  tracking,
  voiceprint,
} from '@console/contracts'
import type { HostServices, HttpClient } from '@console/sub-app'
import { saveFile } from '@console/ui'
import { platformUrl } from '../../base/paths.ts'
import { openLink, openWindow, webAddress } from './open-link.ts'

/** Texts of an export without a tray; the first is the customer's own text. */
const documentedExportTexts: Record<Language, Record<ExportText, string>> = {
  en: {
    linkFailed: 'Get export link failed',
    fileReady: 'The file is ready',
    openFile: 'Open the file',
  },
  zh: {
    linkFailed: '获取导出链接失败',
    fileReady: '文件已生成',
    openFile: '打开文件',
  },
}

type Request = exports.ExportRequestInput
type Kind = Request['kind']
type FilterFor<K extends Kind> = Extract<Request, { kind: K }>['filter']
type AnsweredFile = Awaited<ReturnType<HttpClient['sendForFile']>>
/** A documented export answers the address of its file, or the file itself. */
type Answer = { fileURL: string } | AnsweredFile
type Send<K extends Kind> = (client: HttpClient, filter: FilterFor<K>) => Promise<Answer>

/** The page shows the failure. */
const isQuiet = true

/** The call that the customer's documents have for each kind of export; null where they have none. */
const CALLS: { [K in Kind]: Send<K> | null } = {
  audit: async (client, query) => client.send(audit.exportFile, { query, isQuiet }),
  seatQuality: async (client, body) => client.sendForFile(quality.exportSeats, { body, isQuiet }),
  violations: async (client, query) => client.sendForFile(quality.exportRecords, { query, isQuiet }),
  statTable: sendStatTable,
  statusTrack: async (client, query) => client.send(monitor.exportTrack, { query, isQuiet }),
  shifts: async (client, body) => client.sendForFile(monitor.exportSchedules, { body, isQuiet }),
  statusEdits: async (client, query) => client.send(monitor.exportEdits, { query, isQuiet }),
  bill: async (client, query) => client.send(bill.exportAccounts, { query, isQuiet }),
  billLines: null,
  recordings: async (client, query) => client.send(bill.exportOffline, { query, isQuiet }),
  consoleUse: async (client, query) => client.send(tracking.exportStats, { query, isQuiet }),
  dailyReport: async (client, query) => client.send(dailyReport.exportReports, { query, isQuiet }),
  voiceChecks: async (client, query) => client.send(voiceprint.exportCheckResult, { query, isQuiet }),
  people: null,
  importProblems: null,
}

/** The tables of two pages have calls of their own, which take the form alone. */
async function sendStatTable(client: HttpClient, filter: FilterFor<'statTable'>): Promise<Answer> {
  const { type, beginDay, endDay, bizTypeId, orgId } = filter
  const form = { beginDay, endDay, bizTypeId, orgId }
  if (type === 'liteUser') return client.send(stat.exportLiteList, { query: form, isQuiet })
  if (type === 'team') return client.send(stat.exportTeams, { query: form, isQuiet })
  return client.send(stat.exportTable, { query: { ...filter, type }, isQuiet })
}

type ExportParts = { client: HttpClient; confirm: HostServices['confirm'] }

/**
 * Sends the documented call of an export and opens the file that it answers; used on a platform without export jobs. Rejects
 * with the reason why there is no file.
 */
export async function sendDocumentedExport(request: Request, parts: ExportParts): Promise<void> {
  const { client } = parts
  const answer = await sendFor(request.kind, request.filter, client)
  if ('content' in answer) saveFile(answer.name ?? `${request.kind}.xlsx`, answer.content)
  else await openFile(answer.fileURL, parts)
}

async function sendFor<K extends Kind>(kind: K, filter: FilterFor<K>, client: HttpClient): Promise<Answer> {
  const send: Send<K> | null = CALLS[kind]
  if (send === null) throw new Error(`No call of the documents exports ${kind}.`)
  return send(client, filter)
}

/** In a new window; where the browser blocks it after so long an answer, the person opens it with a click of their own. */
async function openFile(fileURL: string, { client, confirm }: ExportParts): Promise<void> {
  const { apiOrigin, getLanguage } = client.options
  const texts = documentedExportTexts[getLanguage()]
  const target = fileURL === '' ? null : webAddress(platformUrl(fileURL, apiOrigin))
  if (target === null) throw new Error(texts.linkFailed)
  if (openWindow(target)) return
  await confirm({
    title: texts.fileReady,
    okText: texts.openFile,
    onOk: async () => {
      openLink(target.href)
    },
  })
}

type ExportText = 'linkFailed' | 'fileReady' | 'openFile'
