/** Texts of bubbles and inbox; they come with their code. */
export const inboxEn = {
  'messages.title': 'Messages',
  'messages.open': '{unread, plural, =0 {Messages} other {Messages, {count} unread}}',
  'messages.close': 'Close messages',
  'messages.bubbles': 'New messages',
  'messages.waiting': '{count} more',
  'messages.dismiss': 'Close “{title}”',
  'messages.sound.off': 'Do not read messages aloud',
  'messages.sound.on': 'Read messages aloud',
  'messages.filter': 'Filter messages',
  'messages.all': 'All',
  'messages.unread': 'Unread',
  'messages.readAll': 'Mark all read',
  'messages.older': 'Show older',
  'messages.onlyNewest': 'The newest {count} are shown.',
  'messages.none': 'No messages',
  'messages.allRead': 'Everything is read',
  'messages.retention': 'Messages are retained for {days} days.',
  'messages.failed': 'The messages could not be loaded',
  'messages.notFetched': 'New messages could not be fetched: {reason}',
  'messages.linkRefused': 'The link was not opened: it is not a web address.',
} as const

export type InboxMessageId = keyof typeof inboxEn
