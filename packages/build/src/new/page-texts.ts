import type { Titles } from './names.ts'

/** The way in which an app has the texts of a page: with all others, in a file that loads with the page, or by a `page.ts` that names both. */
export type TextStyle = 'with the app' | 'beside messages' | 'with the page'

export type PageNames = {
  app: string
  /** The constant with the app's definition. */
  appConst: string
  /** Folder of the page. */
  page: string
  /** In `paths`, and the beginning of the ids of its texts. */
  key: string
  component: string
  path: string
  titles: Titles
  style: TextStyle
}

/** The name of the page and nothing else. */
export function pageSource({ component, key, titles }: PageNames): string {
  return `import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'

/** ${titles.en}: so far the name of the page. */
export function ${component}() {
  const { formatMessage } = useIntl()
  return <EmptyState title={formatMessage({ id: '${key}.page' })} />
}
`
}

export function pageTest({ app, appConst, key, titles }: PageNames): string {
  return `import { renderSubAppPage } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ${appConst} } from '../../${app}-app.ts'
import { paths } from '../../paths.ts'

test.each([
  ['en', '${titles.en}'],
  ['zh', '${titles.zh}'],
] as const)('the page says its name in %s', async (language, name) => {
  renderSubAppPage({ app: ${appConst}, path: paths.${key}, language })
  expect(await screen.findByText(name)).toBeVisible()
})
`
}

/** The page in `pages` of routes.tsx. */
export function makeRoute({ page, component, style }: PageNames): string {
  const file = (name: string) => `import(/* webpackChunkName: "page-${page}" */ './pages/${page}/${name}')`
  if (style === 'with the page') return `${component}: lazyPage(() => ${file('page.ts')})`
  if (style === 'with the app')
    return `${component}: lazyPage(async () => ({ Page: (await ${file(`${component}.tsx`)}).${component} }))`
  return `${component}: lazyPage(async () => {
    const [page, { texts }] = await Promise.all([${file(`${component}.tsx`)}, ${file('texts.ts')}])
    return { Page: page.${component}, texts }
  })`
}

/** The texts of a page in files of their own, by path in \`src\`; none where they are with the app's. */
export function textFiles({ page, key, component, titles, style }: PageNames): Record<string, string> {
  const folder = `pages/${page}`
  const name = (text: string) => `{ '${key}.page': '${text}' }`
  if (style === 'with the app') return {}
  if (style === 'with the page')
    return {
      [`${folder}/page.ts`]: `/** The parts of this folder that a route loads. */
export { ${component} as Page } from './${component}.tsx'
export { texts } from './texts.ts'
`,
      [`${folder}/texts.ts`]: `const en = ${name(titles.en)}

const zh: Readonly<Record<keyof typeof en, string>> = ${name(titles.zh)}

export const texts = { en, zh }
`,
    }
  return {
    [`messages/${page}-en.ts`]: `export const ${key}En = ${name(titles.en)}
`,
    [`messages/${page}-zh.ts`]: `import type { ${key}En } from './${page}-en.ts'

export const ${key}Zh: Readonly<Record<keyof typeof ${key}En, string>> = ${name(titles.zh)}
`,
    [`${folder}/texts.ts`]: `import { ${key}En } from '../../messages/${page}-en.ts'
import { ${key}Zh } from '../../messages/${page}-zh.ts'

export const texts = { en: ${key}En, zh: ${key}Zh }
`,
  }
}
