import { expect, test } from 'vitest'
import { writeMailPage, type MailWords } from './mail-page.ts'

const product = { en: 'Orchid', zh: '兰花' }
const words: MailWords = {
  subject: { en: 'Set a new password', zh: '设置新密码' },
  paragraphs: [{ en: 'For <mara> & co.', zh: '账号 <mara>' }],
  action: { label: { en: 'Choose', zh: '设置' }, url: 'https://console.example/x#TOKEN' },
  after: [{ en: 'Works once.', zh: '仅可使用一次。' }],
}

test('a mail in one language has the words and the link in that language, as text', () => {
  expect(writeMailPage(words, { product, language: 'en' })).toMatchObject({
    subject: '[Orchid] Set a new password',
    text: [
      'For <mara> & co.',
      'Choose:\nhttps://console.example/x#TOKEN',
      'Works once.',
      'This mail was sent automatically. Nobody reads answers to it.\n',
    ].join('\n\n'),
  })
})

test('where the language is not known, a mail has both', () => {
  const { subject, text, html } = writeMailPage(words, { product, language: null })
  expect(subject).toBe('[Orchid / 兰花] Set a new password / 设置新密码')
  expect(text.indexOf('Works once.')).toBeLessThan(text.indexOf('仅可使用一次。'))
  expect(html).toContain('<div lang="en">')
  expect(html).toContain('<div lang="zh">')
})

test('the HTML shows words as they are, follows a dark program, and names nothing to load', () => {
  const { html } = writeMailPage(words, { product, language: 'zh' })
  expect(html).toContain('账号 &lt;mara&gt;')
  expect(html).toContain('href="https://console.example/x#TOKEN"')
  expect(html).toContain('prefers-color-scheme:dark')
  expect(html).not.toMatch(/<(?:img|script|link|iframe|form)|url\(|@import|\bon\w+=/i)
})
