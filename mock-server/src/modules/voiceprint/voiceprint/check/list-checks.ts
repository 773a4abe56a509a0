import { EXACT_COUNT_LIMIT, voiceprint } from '@console/contracts'
import { MAX_HEARD_SECONDS } from '@console/voice-check'
import { route } from '../../../../access/route.ts'
import type { Session } from '../../../../access/session.ts'
import type { AppContext } from '../../../../platform/context/context.ts'
import { NEEDED_SPEECH_SECONDS, neededSignalToNoise } from '../speech-limits.ts'
import { createVoiceUrl } from '../voice-link.ts'
import { findPersonIds } from '../voice-people.store.ts'
import { canOpenRecords } from '../voiceprint.policy.ts'
import { countChecks, findChecks, findEntries, type CheckRow, type EntryRow } from './check.store.ts'

export const listChecks = route(voiceprint.checks, {
  policy: canOpenRecords,
  handler: async ({ ctx, tx, session, query: { orgId, name, pageIndex, pageSize, ...filter } }) => {
    const people = await findPersonIds(tx, { readerId: session.userId, orgId, name })
    const query = { ...filter, people, timezone: session.timezone }
    const count = await countChecks(tx, query)
    const rows = await findChecks(tx, query, { limit: pageSize, offset: (pageIndex - 1) * pageSize })
    const entries = await findEntries(
      tx,
      rows.map(({ taskId }) => taskId),
    )
    const byRecord = Map.groupBy(entries, ({ taskId }) => taskId)
    return {
      list: rows.map((row) => toCheckRecord({ ctx, session }, row, byRecord.get(row.taskId) ?? [])),
      count: Math.min(count, EXACT_COUNT_LIMIT),
      countIsCapped: count > EXACT_COUNT_LIMIT,
    }
  },
})

function toCheckRecord(
  { ctx, session }: { ctx: AppContext; session: Session },
  { checkTime, speechMs, hasRecording, position: _position, ...row }: CheckRow,
  entries: readonly EntryRow[],
): voiceprint.CheckRecord {
  const best = entries.find(({ status }) => status === voiceprint.CHECK_STATUS.consistent)
  return {
    ...row,
    ...(checkTime !== null && { checkTime }),
    ...(best && { corpusAt: best.createAt }),
    speechSeconds: speechMs === null ? null : Math.floor(speechMs / 100) / 10,
    neededSeconds: NEEDED_SPEECH_SECONDS,
    neededSignalToNoise: neededSignalToNoise(ctx.config),
    heardSeconds: MAX_HEARD_SECONDS,
    checkVoiceUrl: hasRecording ? createVoiceUrl(ctx, session, { kind: 'check', id: row.taskId }) : '',
    corpusList: entries.map(({ taskId: _taskId, ...entry }) => ({
      ...entry,
      url: createVoiceUrl(ctx, session, { kind: 'corpus', id: entry.corpusId }),
    })),
  }
}
