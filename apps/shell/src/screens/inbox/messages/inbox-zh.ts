import type { InboxMessageId } from './inbox-en.ts'

export const inboxZh: Record<InboxMessageId, string> = {
  'messages.title': '消息',
  'messages.open': '{unread, plural, =0 {消息} other {消息，{count} 条未读}}',
  'messages.close': '关闭消息',
  'messages.bubbles': '新消息',
  'messages.waiting': '还有 {count} 条',
  'messages.dismiss': '关闭“{title}”',
  'messages.sound.off': '不朗读消息',
  'messages.sound.on': '朗读消息',
  'messages.filter': '显示哪些消息',
  'messages.all': '全部',
  'messages.unread': '未读',
  'messages.readAll': '全部标为已读',
  'messages.older': '显示更早的消息',
  'messages.onlyNewest': '仅显示最新的 {count} 条。',
  'messages.none': '暂无消息',
  'messages.allRead': '消息均已读',
  'messages.retention': '推送给您的消息在此保留 {days} 天。',
  'messages.failed': '消息加载失败',
  'messages.notFetched': '无法获取新消息：{reason}',
  'messages.linkRefused': '链接未打开：它不指向网页。',
}
