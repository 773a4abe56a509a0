import { type Language, projectEntity, projectLog } from '@console/contracts'
import * as z from 'zod'
import { route } from '../../../access/route.ts'
import { systemText } from '../../../platform/audit/actor-name.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { createFileUrl } from '../file/public.ts'
import type { StoredFile } from './assignment.store.ts'
import { isLinkList, LOG_KEYS, type LogKey } from './log-dictionary.ts'
import { findEntries, findFiles, industryNames, type StoredEntry } from './log.store.ts'
import { companyNames } from './partner-names.ts'
import { logKindTexts, projectStatusTexts } from './project-log.messages.ts'
import { canSeeProject } from './project.policy.ts'
import { requireOwnProject } from './visible-project.ts'

const oneNumber = z.int().transform((id) => [id])

const fids = z.union([z.array(z.string()), z.string().transform((fid) => [fid])])

const fidsIn = (value: unknown): string[] => fids.safeParse(value).data ?? []

export const listLog = route(projectLog.log, {
  policy: canSeeProject,
  handler: async ({ ctx, tx, session, query, language }) => {
    await requireOwnProject(tx, query.projectId)
    const { entries, total } = await findEntries(tx, query)
    const { tenantId, tokenHash: sessionHash, expiresAt } = session
    const known = await findLogReferences(tx, entries, {
      language,
      urlOf: (file) => createFileUrl(ctx, { tenantId, fileId: file.id, sessionHash, expiresAt }),
    })
    return {
      records: entries.map((entry) => toEntry(entry, known, language)),
      totalCnt: total,
    }
  },
})

function toEntry(
  { id, kind: storedKind, createdAt, actorId, actorName, actorTenantId, before, after }: StoredEntry,
  known: Known,
  language: Language,
): projectLog.ProjectLogEntry {
  const kind = projectLog.logKind.parse(storedKind)
  return {
    id,
    kind,
    createTime: toUnixSeconds(createdAt),
    typeName: logKindTexts[kind][language],
    createByName: actorId === null ? systemText[language] : actorName,
    createByCompany: known.companies.get(actorTenantId) ?? '',
    after: formatLogFields(after, known),
    before: before && formatLogFields(before, known),
  }
}

/** Records that the ids in entries of the log refer to. */
type Known = {
  language: Language
  companies: ReadonlyMap<number, string>
  industries: ReadonlyMap<number, string>
  files: ReadonlyMap<string, StoredFile>
  urlOf: (file: StoredFile) => string
}

type Fields = StoredEntry['after']

/** Everything that one page of the log names, fetched at once. */
async function findLogReferences(
  tx: TenantTx,
  entries: readonly StoredEntry[],
  { language, urlOf }: Pick<Known, 'language' | 'urlOf'>,
): Promise<Known> {
  const fields = entries.flatMap(({ before, after }) => (before === null ? [after] : [before, after]))
  const numbers = (key: LogKey) => fields.flatMap((one) => oneNumber.safeParse(one[key]).data ?? [])
  const links = fields.flatMap((one) => LOG_KEYS.filter(isLinkList).flatMap((key) => fidsIn(one[key])))
  const people = entries.map(({ actorTenantId }) => actorTenantId)
  return {
    language,
    urlOf,
    companies: await companyNames(tx, { ids: [...numbers('contractor'), ...people], language }),
    industries: await industryNames(tx, { ids: numbers('industryID'), language }),
    files: await findFiles(tx, links),
  }
}

/** Fields as JSON text with words for ids, in the order of the dictionary. */
function formatLogFields(fields: Fields, known: Known): string {
  return JSON.stringify(
    Object.fromEntries(
      LOG_KEYS.filter((key) => Object.hasOwn(fields, key)).map((key) => [
        key,
        formatLogValue(key, fields[key], known),
      ]),
    ),
  )
}

function formatLogValue(key: LogKey, value: unknown, known: Known): unknown {
  if (isLinkList(key)) {
    return fidsIn(value)
      .flatMap((fid) => known.files.get(fid) ?? [])
      .map((file) => ({ name: file.name, url: known.urlOf(file) }))
  }
  if (key === 'contractor') return named(value, known.companies)
  if (key === 'industryID') return named(value, known.industries)
  if (key === 'status') {
    const status = projectEntity.projectStatus.safeParse(value).data
    return status === undefined ? value : projectStatusTexts[status][known.language]
  }
  return value
}

/** The id itself where its name is not known. */
function named(value: unknown, names: ReadonlyMap<number, string>): unknown {
  return typeof value === 'number' ? (names.get(value) ?? value) : value
}
