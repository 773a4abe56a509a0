import type { Titles } from './names.ts'

export type PageNames = {
  app: string
  /** The constant with the app's definition. */
  appConst: string
  /** Folder of the page. */
  page: string
  /** Key of the page in `paths`, and the beginning of the ids of its texts. */
  key: string
  component: string
  path: string
  titles: Titles
}

/** Source of a page that shows its name and nothing else. */
export function pageSource({ component, key, titles }: PageNames): string {
  return `import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'

export { texts } from './texts.ts'

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

/** The texts of the page, which load with it. */
export function pageTexts({ key, titles }: PageNames): string {
  return `import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts({
  '${key}.page': ['${titles.en}', '${titles.zh}'],
})
`
}

/** The page in `pages` of routes.tsx. */
export function makeRoute({ page, component }: PageNames): string {
  return `${component}: lazyPage(() => import(/* webpackChunkName: "page-${page}" */ './pages/${page}/${component}.tsx'))`
}
