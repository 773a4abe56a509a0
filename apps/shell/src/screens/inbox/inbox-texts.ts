import { defineTexts } from '@console/ui/texts'

/** Texts of bubbles and inbox; they come with their code. */
export const inboxTexts = defineTexts({
  'messages.title': ['Messages', '消息'],
  'messages.open': [
    '{unread, plural, =0 {Messages} other {Messages, {count} unread}}',
    '{unread, plural, =0 {消息} other {消息，{count} 条未读}}',
  ],
  'messages.close': ['Close messages', '关闭消息'],
  'messages.bubbles': ['New messages', '新消息'],
  'messages.waiting': ['{count} more', '还有 {count} 条'],
  'messages.dismiss': ['Close “{title}”', '关闭“{title}”'],
  'messages.sound.off': ['Do not read messages aloud', '不朗读消息'],
  'messages.sound.on': ['Read messages aloud', '朗读消息'],
  'messages.filter': ['Filter messages', '显示哪些消息'],
  'messages.all': ['All', '全部'],
  'messages.unread': ['Unread', '未读'],
  'messages.readAll': ['Mark all read', '全部标为已读'],
  'messages.older': ['Show older', '显示更早的消息'],
  'messages.onlyNewest': ['The newest {count} are shown.', '仅显示最新的 {count} 条。'],
  'messages.none': ['No messages', '暂无消息'],
  'messages.allRead': ['Everything is read', '消息均已读'],
  'messages.retention': ['Messages are retained for {days} days.', '推送给您的消息在此保留 {days} 天。'],
  'messages.failed': ['The messages could not be loaded', '消息加载失败'],
  'messages.notFetched': ['New messages could not be fetched: {reason}', '无法获取新消息：{reason}'],
  'messages.linkRefused': ['The link was not opened: it is not a web address.', '链接未打开：它不指向网页。'],
})
