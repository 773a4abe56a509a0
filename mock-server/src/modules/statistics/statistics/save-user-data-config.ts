import { type Language, type ParsedBodyOf, userData } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { BadRequest, Conflict, NotFound, refuse } from '../../../platform/errors.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { describeSources } from './described-sources.ts'
import { platformSources } from './platform-sources.ts'
import { sourceInUse, statisticsTexts } from './statistics.messages.ts'
import { findUse } from './used-sources.ts'
import {
  findChecks,
  findSources,
  knownLabels,
  LABEL_SOURCE_OFFSET,
  nextUserDataVersion,
  replaceChecks,
  replaceSources,
  type SourceRow,
  type StoredSource,
} from './user-data.store.ts'

type Sent = ParsedBodyOf<typeof userData.saveConfig>['userDataConfig']

export const saveUserDataConfig = route(userData.saveConfig, {
  policy: canOpen('configuration.statistic'),
  handler: async ({ tx, body }) => {
    if (body.tenantId !== tx.tenantId) throw new NotFound()
    const bizTypeId = body.bizTypeid ?? body.bizTypeId ?? 0
    await requireBusinessType(tx, bizTypeId)
    const version = await nextUserDataVersion(tx, bizTypeId)
    if (body.version !== undefined && body.version !== version - 1) throw new Conflict()
    const before = await findUserDataConfig(tx, bizTypeId)
    requireKnownIds(body.userDataConfig.checkConfigs, before.checkConfigs)
    await replaceSources(tx, bizTypeId, await readSources(tx, bizTypeId, body.userDataConfig.sources))
    const rows = await findSources(tx, bizTypeId)
    refuseUse(body.userDataConfig.checkConfigs, { before: before.sources, rows, bizTypeId })
    await replaceChecks(tx, bizTypeId, body.userDataConfig.checkConfigs)
    const after = await findUserDataConfig(tx, bizTypeId)
    await tx.audit({ module: 'statistics', opType: 'statistics.saveSuggestions', before, after, bizTypeId })
    return { version }
  },
})

async function findUserDataConfig(tx: TenantTx, bizTypeId: number) {
  const sources = describeSources({ rows: await findSources(tx, bizTypeId), language: 'en', bizTypeId })
  return { sources, checkConfigs: await findChecks(tx, bizTypeId) }
}

/** A change to records that somebody else has deleted since is a conflict, also for a client that sends no version. */
function requireKnownIds(sent: Sent['checkConfigs'], stored: readonly userData.CheckConfig[]): void {
  const used = new Set<number>()
  for (const { id, sourceRel } of sent) {
    const known = id === 0 ? undefined : stored.find((check) => check.id === id)
    if (id !== 0 && (known === undefined || used.has(id))) throw new Conflict()
    used.add(id)
    const ruleIds = sourceRel.flatMap((rule) => (rule.id === 0 ? [] : rule.id))
    const knownRules = new Set(known?.sourceRel.map((rule) => rule.id))
    if (new Set(ruleIds).size !== ruleIds.length || ruleIds.some((ruleId) => !knownRules.has(ruleId)))
      throw new Conflict()
  }
}

/** Labels of the business, each once, and existing figures; names and ids of labels' sources are set by the server. */
async function readSources(
  tx: TenantTx,
  bizTypeId: number,
  sources: Sent['sources'],
): Promise<StoredSource[]> {
  const read = sources.map(({ id, type, labelId, status }): StoredSource => {
    const isActive = status === 1
    if (type === userData.SOURCE_TYPE.label) return { metric: null, labelId: toLabel(id, labelId), isActive }
    if (!platformSources.some(({ metric }) => metric === id)) throw badSources('unknown')
    return { metric: id, labelId: null, isActive }
  })
  const keys = new Set(read.map(({ metric, labelId }) => metric ?? LABEL_SOURCE_OFFSET + (labelId ?? 0)))
  if (keys.size !== read.length) throw badSources('each once')
  const labelIds = read.flatMap(({ labelId }) => labelId ?? [])
  const stored = (await findSources(tx, bizTypeId)).flatMap(({ labelId }) => labelId ?? [])
  // A label that was deleted later may remain a source.
  const added = labelIds.filter((labelId) => !stored.includes(labelId))
  if ((await knownLabels(tx, bizTypeId, added)).length !== added.length) throw badSources('unknown')
  return read
}

function toLabel(id: number, labelId: number | null = null): number {
  if (labelId === null || (id !== 0 && id !== LABEL_SOURCE_OFFSET + labelId)) throw badSources('unknown')
  return labelId
}

const badSources = (problem: string) => new BadRequest({ 'userDataConfig.sources': problem })

type Use = { before: readonly userData.DataSource[]; rows: readonly SourceRow[]; bizTypeId: number }

function refuseUse(checks: Sent['checkConfigs'], { before, rows, bizTypeId }: Use): void {
  const after = describeSources({ rows, language: 'en', bizTypeId })
  const { isRemoved, deselected, isUnknown } = findUse(checks, { before, after })
  if (isUnknown) throw new BadRequest({ 'userDataConfig.checkConfigs': 'unknown' })
  const { metricInUse, sourceInUse: inUse } = userData.USER_DATA_REFUSALS
  if (isRemoved) throw refuse(metricInUse, statisticsTexts.metricInUse)
  if (deselected.length === 0) return
  const namesIn = (language: Language, separator: string) =>
    describeSources({ rows, language, bizTypeId })
      .flatMap(({ id, name }) => (deselected.includes(id) ? name : []))
      .join(separator)
  throw refuse(inUse, sourceInUse({ en: namesIn('en', ', '), zh: namesIn('zh', '、') }))
}
