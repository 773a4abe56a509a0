import type { Generated } from 'kysely'
import type { Json, Nullable } from '../../../platform/db/columns.ts'

export type MessageTables = {
  pushedMessage: PushedMessageTable
  messageDelivery: MessageDeliveryTable
}

type PushedMessageTable = {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  msgRuleCode: string
  triggerId: string
  title: string
  content: string
  btnOptions: Json
  url: Nullable<string>
  isCron: boolean
  pushUserId: Nullable<number>
  pushUserName: string
  /** The person whom the message is about, if any. */
  aboutUserId: Nullable<number>
  /** Read aloud beside what is shown, or instead of it; null: not at all. */
  speech: Nullable<'too' | 'only'>
  pushedAt: Date
}

type MessageDeliveryTable = {
  tenantId: number
  userId: number
  messageId: number
  pushedAt: Date
  touchedAt: Nullable<Date>
  clickedAt: Nullable<Date>
  viewedAt: Nullable<Date>
  readAt: Nullable<Date>
}
