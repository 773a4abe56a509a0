import { auditColumns, monitorColumns, qualityColumns, type exports } from '@console/contracts'
import { withShowNames } from '../../../platform/audit/dictionary.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { localTime, wireDay, type Cell } from '../../../platform/exports/cell.ts'
import type { FilterLines, Reader } from '../../../platform/exports/export-file.ts'
import type { FactLine } from '../../../platform/exports/file-content.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { findImportName, findNames, type NamedTable } from './filter-names.store.ts'

type KeysOf<Filter> = Filter extends unknown ? keyof Filter & string : never
type FilterKey = KeysOf<exports.ExportRequest['filter']>
/** Display of a field of a filter. */
type Field = { label: Text } & (
  | { as: 'text' | 'from' | 'to' | 'day' | 'module' | 'opType' | 'import' | 'value' }
  | { as: 'name'; of: NamedTable }
  /** The field is part of the file's title. */
  | { as: 'title' }
)

const BUSINESS: Field = { label: { en: 'Business', zh: '业务' }, as: 'name', of: 'business' }
const FROM: Text = { en: 'From', zh: '开始' }
const TO: Text = { en: 'To', zh: '结束' }

/** Every field of every filter. */
const FIELDS: Readonly<Record<FilterKey, Field>> = {
  module: { label: { en: 'Module', zh: '模块' }, as: 'module' },
  opType: { label: auditColumns.operation.head, as: 'opType' },
  opUserId: { label: auditColumns.user.head, as: 'name', of: 'person' },
  withoutSignIns: { label: { en: 'Sign-ins', zh: '登录记录' }, as: 'value' },
  opAtBegin: { label: FROM, as: 'from' },
  opAtEnd: { label: TO, as: 'to' },
  beginTime: { label: FROM, as: 'from' },
  endTime: { label: TO, as: 'to' },
  beginDay: { label: FROM, as: 'day' },
  endDay: { label: TO, as: 'day' },
  beginAt: { label: FROM, as: 'day' },
  endAt: { label: TO, as: 'day' },
  queryDate: { label: { en: 'Month', zh: '月份' }, as: 'text' },
  date: { label: { en: 'Month', zh: '月份' }, as: 'day' },
  checkDate: { label: { en: 'Check date', zh: '核验日期' }, as: 'day' },
  name: { label: { en: 'Name', zh: '姓名' }, as: 'text' },
  bizTypeId: BUSINESS,
  businessTypeId: BUSINESS,
  productId: { label: { en: 'Product', zh: '产品' }, as: 'name', of: 'product' },
  projectId: { label: { en: 'Project', zh: '项目' }, as: 'name', of: 'project' },
  orgId: { label: { en: 'Organisation', zh: '组织' }, as: 'name', of: 'organizationUnit' },
  userId: { label: { en: 'User', zh: '用户' }, as: 'name', of: 'person' },
  accountId: { label: { en: 'Account', zh: '账号' }, as: 'name', of: 'person' },
  editorId: { label: monitorColumns.editor.head, as: 'name', of: 'person' },
  roleId: { label: { en: 'Role', zh: '角色' }, as: 'name', of: 'role' },
  ruleId: { label: { en: 'Rule', zh: '规则' }, as: 'name', of: 'qualityRule' },
  labelIds: { label: { en: 'Labels', zh: '标签' }, as: 'name', of: 'smartLabel' },
  ruleLevel: { label: qualityColumns.level.head, as: 'value' },
  idmDataSource: { label: qualityColumns.source.head, as: 'value' },
  anaphoraStatus: { label: qualityColumns.handling.head, as: 'value' },
  review: { label: qualityColumns.review.head, as: 'value' },
  stage: { label: { en: 'Came to', zh: '通话结果' }, as: 'value' },
  status: { label: { en: 'Status', zh: '状态' }, as: 'value' },
  sessionId: { label: qualityColumns.session.head, as: 'text' },
  workplace: { label: { en: 'Workplace', zh: '职场' }, as: 'text' },
  metricId: { label: { en: 'Metric', zh: '指标' }, as: 'text' },
  text: { label: { en: 'Search', zh: '搜索' }, as: 'text' },
  id: { label: { en: 'Imported file', zh: '导入文件' }, as: 'import' },
  type: { label: { en: 'Table', zh: '表格' }, as: 'title' },
}

/** The filters of a request, by name instead of by id. A filter that narrows nothing has no line. */
export const filterLines: FilterLines = async (tx, { request, kind, reader }) => {
  const lines: FactLine[] = []
  for (const [key, value] of Object.entries<FilterValue>(request.filter)) {
    const field = FIELDS[key as FilterKey] // oxlint-disable-line typescript/no-unsafe-type-assertion -- the contract parsed the filter
    const cell = await toFilterCell(field, value, {
      tx,
      reader,
      request,
      names: kind.filterValues?.[key] ?? {},
    })
    const label = kind.filterLabels?.[key] ?? field.label
    if (cell !== null) lines.push([label[reader.language], cell])
  }
  return lines
}

/** A day in either form that calls use; a month is a text. */
const DAY = /^\d{4}(-?\d{2}){2}$/
const BEGIN_OF_DAY = ' 00:00:00'
const END_OF_DAY = ' 23:59:59'

/** A bound of whole days is a day, as in every other head sheet; one within a day is a moment. */
function toBound(unixSeconds: number, { timezone, ofDay }: { timezone: string; ofDay: string }): Cell {
  const { local } = localTime(unixSeconds, timezone)
  return { local: local.endsWith(ofDay) ? local.slice(0, -ofDay.length) : local }
}

/** Texts, numbers and flags are all that a filter has. */
type FilterValue = string | number | boolean | readonly (string | number)[] | null | undefined

type Context = {
  tx: TenantTx
  reader: Reader
  request: exports.ExportRequest
  names: Readonly<Record<string, Text>>
}

async function toFilterCell(
  field: Field,
  value: FilterValue,
  { tx, reader, request, names }: Context,
): Promise<Cell> {
  if (value === undefined || value === null || field.as === 'title') return null
  const text = [value].flat().join(', ')
  switch (field.as) {
    case 'from':
      return toBound(Number(value), { timezone: reader.timezone, ofDay: BEGIN_OF_DAY })
    case 'to':
      return toBound(Number(value), { timezone: reader.timezone, ofDay: END_OF_DAY })
    case 'day':
      return DAY.test(text) ? wireDay(text) : text
    case 'value':
      return names[text]?.[reader.language] ?? null
    case 'import':
      return (await findImportName(tx, Number(value))) ?? text
    case 'name': {
      const ids = [value].flat().map(Number)
      const found = await findNames(tx, field.of, ids)
      return ids.map((id) => found.get(id) ?? String(id)).join('; ')
    }
    case 'module':
    case 'opType':
      return auditName(request, { as: field.as, reader }) ?? text
    default:
      return text
  }
}

function auditName(
  request: exports.ExportRequest,
  { as, reader: { auditDictionary, language } }: { as: 'module' | 'opType'; reader: Reader },
): string | null {
  if (request.kind !== 'audit') return null
  const { module = '', opType = '' } = request.filter
  const named = withShowNames(auditDictionary, { module, opType }, language)
  return as === 'module' ? named.moduleShowName : named.opTypeShowName
}
