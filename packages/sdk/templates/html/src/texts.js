/** Every text of the app, in both languages. */
globalThis.appTexts = {
  en: {
    title: 'Hello from __NAME_EN__',
    count: 'Count unread messages',
    unread: (count) => `Unread messages: ${count}`,
    failed: 'The messages could not be counted. Try again.',
    greeted: (name) => `${name} was greeted`,
    noGreeting: 'Nobody has greeted this person yet',
    greetNow: 'Greet now',
    inactive: 'This account is not active',
    tooLong: 'A greeting has at most 40 characters',
  },
  zh: {
    title: '__NAME_ZH__向您问好',
    count: '统计未读消息',
    unread: (count) => `未读消息：${count}`,
    failed: '未能统计消息，请重试。',
    greeted: (name) => `已问候${name}`,
    noGreeting: '还没有人问候过此人',
    greetNow: '立即问候',
    inactive: '此账号未启用',
    tooLong: '问候语最多 40 个字符',
  },
}
