import type { Erasure } from '../../../platform/context/context.ts'

const ERASED_CONTENT =
  '<p>The data of this person were erased, and the message with them.</p>' +
  '<p>该人员的数据已被清除，消息内容一并清除。</p>'

/** Erases the content of messages about the person, and their name where they sent one. */
export const eraseFromMessages: Erasure = async ({ db }, { id }) => {
  await db
    .updateTable('pushedMessage')
    .set({ title: `Message about #${id} 关于 #${id} 的消息`, content: ERASED_CONTENT })
    .where('aboutUserId', '=', id)
    .execute()
  await db
    .updateTable('pushedMessage')
    .set({ pushUserName: `#${id}` })
    .where('pushUserId', '=', id)
    .execute()
  return {}
}
