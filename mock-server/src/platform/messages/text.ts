import type { Language } from '@console/contracts'

/** A sentence a person may see, in every language of the console. */
export type Text = Readonly<Record<Language, string>>

/** The language of a request: the first of Accept-Language that the console has, English otherwise. */
export function parseAcceptLanguage(acceptLanguage: string | undefined): Language {
  const accepted = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';')
      const quality = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find((q) => q !== undefined)
      return { tag, quality: quality === undefined ? 1 : Number(quality), index }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
  for (const { tag } of accepted) {
    if (tag.startsWith('zh')) return 'zh'
    if (tag.startsWith('en')) return 'en'
  }
  return 'en'
}
