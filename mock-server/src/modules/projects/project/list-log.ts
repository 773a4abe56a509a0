import { projectLog, type Language } from '@console/contracts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { route } from '../../../access/route.ts'
import { systemText } from '../../../platform/audit/actor-name.ts'
import { logKindTexts } from './project-log.messages.ts'
import { createFileUrl } from '../file/public.ts'
import { findEntries, type StoredEntry } from './log.store.ts'
import { findLogReferences, formatLogFields, type Known } from './log-words.ts'
import { canSeeProject } from './project.policy.ts'
import { requireOwnProject } from './visible-project.ts'

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
