import { projectLog, type Language } from '@console/contracts'
import { unixSecondsOf } from '../../../platform/clock.ts'
import { route } from '../../../access/route.ts'
import { systemText } from '../../../platform/audit/actor-name.ts'
import { logKindTexts } from './project-log.messages.ts'
import { fileUrlOf } from '../file/public.ts'
import { findEntries, type StoredEntry } from './log.store.ts'
import { knownOf, wordsOf, type Known } from './log-words.ts'
import { canSeeProject } from './project.policy.ts'
import { requireOwnProject } from './visible-project.ts'

export const listLog = route(projectLog.log, {
  policy: canSeeProject,
  handler: async ({ ctx, tx, session, query, language }) => {
    await requireOwnProject(tx, query.projectId)
    const { entries, total } = await findEntries(tx, query)
    const { tenantId, tokenHash: sessionHash, expiresAt } = session
    const known = await knownOf(tx, entries, {
      language,
      urlOf: (file) => fileUrlOf(ctx, { tenantId, fileId: file.id, sessionHash, expiresAt }),
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
    createTime: unixSecondsOf(createdAt),
    typeName: logKindTexts[kind][language],
    createByName: actorId === null ? systemText[language] : actorName,
    createByCompany: known.companies.get(actorTenantId) ?? '',
    after: wordsOf(after, known),
    before: before && wordsOf(before, known),
  }
}
