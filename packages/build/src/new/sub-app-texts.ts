import type { PageNames } from './page-texts.ts'

/** Packages that every page of an app needs; others are added as something imports them. */
const DEPENDENCIES = [
  '@console/domain-ui',
  '@console/sub-app',
  '@console/ui',
  'react',
  'react-dom',
  'react-intl',
]

type PackageFile = Readonly<Record<string, unknown>> & { dependencies: Readonly<Record<string, string>> }

/** The skeleton of an app without pages, by path in its folder. `model` is the package file of another one. */
export function subAppTexts(names: PageNames, model: string): Record<string, string> {
  const { app, appConst, path, titles } = names
  const packageFile = JSON.parse(model) as PackageFile
  const dependencies = Object.fromEntries(
    Object.entries(packageFile.dependencies).filter(([name]) => DEPENDENCIES.includes(name)),
  )
  return {
    'package.json': `${JSON.stringify({ ...packageFile, name: `@console/${app}`, dependencies }, null, 2)}\n`,
    'README.md': readme(names),
    'src/index.ts': `import { defineSubApp } from '@console/sub-app'
import { ${appConst} } from './${app}-app.ts'

export const { bootstrap, mount, update, unmount } = defineSubApp(${appConst})
`,
    [`src/${app}-app.ts`]: definition(names),
    'src/manifest.ts': `import type { SubAppManifestSource } from '@console/sub-app'

export const manifest = {
  module: '${app}',
  routerBase: ['${path}'],
  routes: [],
  tiers: ['core', 'frame'],
} as const satisfies SubAppManifestSource
`,
    'src/manifest.test.ts': `import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import { paths } from './paths.ts'

test('the paths of the pages are those of the manifest', () => {
  expect(manifest.routes.map(({ path }) => path)).toEqual([])
})
`,
    'src/routes.tsx': `import { lazyPage } from '@console/sub-app'

export const pages = {}
`,
    'src/messages/en.ts': `/** The English texts of ${titles.en}. */
export const en = {} as const

export type MessageId = keyof typeof en
`,
    'src/messages/zh.ts': `import type { MessageId } from './en.ts'

export const zh: Record<MessageId, string> = {}
`,
  }
}

function definition({ appConst, titles }: PageNames): string {
  return `import { domainUiMessages } from '@console/domain-ui'
import type { SubAppDefinition } from '@console/sub-app'
import { uiMessages } from '@console/ui'
import { manifest } from './manifest.ts'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'
import { pages } from './routes.tsx'

/** ${titles.en} as the host, the stand-alone page and the tests render it. */
export const ${appConst}: SubAppDefinition = {
  manifest,
  pages,
  messages: {
    en: { ...uiMessages.en, ...domainUiMessages.en, ...en },
    zh: { ...uiMessages.zh, ...domainUiMessages.zh, ...zh },
  },
}
`
}

function readme({ app, component, path, titles }: PageNames): string {
  return `# ${titles.en}

- \`${component}\` at \`${path}\`.

## Run it alone

With a server of the demo profile on port 8080:

    pnpm --filter @console/${app} dev
`
}
