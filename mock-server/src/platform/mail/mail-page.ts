import type { Language } from '@console/contracts'
import { escapeHtml } from '../messages/escape-html.ts'
import type { Text } from '../messages/text.ts'

/** A mail's words, before they are a page. */
export type MailWords = {
  subject: Text
  paragraphs: readonly Text[]
  /** A button, whose address plain mails have on a line of its own. */
  action?: { label: Text; url: string }
  /** Advice after the button. */
  after?: readonly Text[]
}

export type MailPage = { subject: string; text: string; html: string }

const BOTH: readonly Language[] = ['en', 'zh']
/** No answer is read, in either language. */
const SENT_BY: Text = {
  en: 'This mail was sent automatically. Nobody reads answers to it.',
  zh: '此邮件由系统自动发送，请勿回复。',
}
const LINE = '_'.repeat(40)

/**
 * Writes a mail in the person's language, or in both where it is not known. It names no pictures and no other files: whoever
 * opens it is not noticed anywhere.
 */
export function writeMailPage(
  words: MailWords,
  { product, language }: { product: Text; language: Language | null },
): MailPage {
  const languages = language === null ? BOTH : [language]
  const parts = languages.map((each) => inLanguage(words, each))
  const names = [...new Set(languages.map((each) => product[each]))]
  const subject = `[${names.join(' / ')}] ${parts.map((part) => part.subject).join(' / ')}`
  return {
    subject,
    text: `${parts.map(plainPart).join(`\n\n${LINE}\n\n`)}\n`,
    html: htmlPage({ parts, product: names.join(' / '), subject, language: languages[0] ?? 'en' }),
  }
}

type Part = {
  language: Language
  subject: string
  paragraphs: string[]
  action: { label: string; url: string } | null
  after: string[]
}

function inLanguage({ subject, paragraphs, action, after = [] }: MailWords, language: Language): Part {
  return {
    language,
    subject: subject[language],
    paragraphs: paragraphs.map((text) => text[language]),
    action: action ? { label: action.label[language], url: action.url } : null,
    after: [...after, SENT_BY].map((text) => text[language]),
  }
}

function plainPart({ paragraphs, action, after }: Part): string {
  const link = action === null ? [] : [`${action.label}:\n${action.url}`]
  return [...paragraphs, ...link, ...after].join('\n\n')
}

/** Colours of the product, by day and by night (`packages/ui/src/theme/tokens.ts`). */
const STYLE = `
body{margin:0;padding:24px;background:#f5f4f7;color:#1c1a22;font:16px/1.6 -apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei',sans-serif}
.card{max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:#fff}
.name{margin:0 0 24px;color:#6424bd;font-weight:600}
h1{margin:0 0 16px;font-size:20px;line-height:1.4}
p{margin:0 0 16px}
.button{display:inline-block;padding:10px 20px;border-radius:8px;background:#722ed1;color:#fff!important;font-weight:600;text-decoration:none}
.small{color:#56525f;font-size:14px;overflow-wrap:anywhere}
hr{margin:24px 0;border:0;border-top:1px solid #e3e0e9}
@media (prefers-color-scheme:dark){
body{background:#121016;color:#ece9f2}
.card{background:#1b1920}
.name{color:#bd9bf2}
.button{background:#7c3fdc}
.small{color:#b5b0c0}
hr{border-color:#332f3c}
}`

type HtmlParts = { parts: readonly Part[]; product: string; subject: string; language: Language }

function htmlPage({ parts, product, subject, language }: HtmlParts): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="card">
<p class="name">${escapeHtml(product)}</p>
${parts.map(htmlPart).join('\n<hr>\n')}
</div>
</body>
</html>
`
}

function htmlPart({ language, subject, paragraphs, action, after }: Part): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
  const small = (text: string) => `<p class="small">${escapeHtml(text)}</p>`
  const link =
    action === null
      ? []
      : [
          `<p><a class="button" href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`,
          small(action.url),
        ]
  return [
    `<div lang="${language}">`,
    `<h1>${escapeHtml(subject)}</h1>`,
    ...paragraphs.map(paragraph),
    ...link,
    ...after.map(small),
    '</div>',
  ].join('\n')
}
