import ts from 'typescript'
import { MENU_FILES, planMenuPage } from './menu-edits.ts'
import { requireName, requireTitles, toCamel, toPascal } from './names.ts'
import { makeRoute, pageSource, pageTest, pageTexts, type PageNames } from './page-texts.ts'
import { Problem, type Plan } from './plan.ts'
import { asArray, asObject, findNode, valueOfProperty, valueOfVariable, withItem } from './source-edits.ts'

/** A page of a sub-app, from its address to its row in the menu; returns what a person decides afterwards. */
export function planPage(plan: Plan, [app = '', page = '', en = '', zh = '']: readonly string[]): string[] {
  const apps = listSubApps(plan)
  if (!apps.includes(app)) throw new Problem(`There is no sub-app “${app}”. Sub-apps are ${apps.join(', ')}.`)
  requireName('Page', page)
  const titles = { en, zh }
  requireTitles(titles)
  const path = `${firstBase(plan, app)}/${page}`
  const names = pageNames({ app, page, path, titles })
  const id = planMenuPage(
    plan,
    { app },
    { name: names.key, titles, path, target: `${app}/${names.component}` },
  )
  return [
    ...planPageFiles(plan, names),
    ...leftOfMenu(id),
    `apps/${app}/README.md: the line of the page.`,
    'e2e/specs: the journey of a person through the page.',
  ]
}

/** Apps of the skeleton that `pnpm new sub-app` makes: neither the host nor the pages beside the console. */
export const listSubApps = (plan: Plan): string[] =>
  plan.list('apps').filter((app) => plan.has(`apps/${app}/src/${app}-app.ts`))

export function pageNames(names: Pick<PageNames, 'app' | 'page' | 'path' | 'titles'>): PageNames {
  const { app, page } = names
  return { ...names, appConst: `${toCamel(app)}App`, key: toCamel(page), component: `${toPascal(page)}Page` }
}

/** The page's folder, and its lines in the files of its app. */
export function planPageFiles(plan: Plan, names: PageNames): string[] {
  const { app, page, component } = names
  const source = `apps/${app}/src`
  const folder = `${source}/pages/${page}`
  plan.create(`${folder}/${component}.tsx`, pageSource(names))
  plan.create(`${folder}/${component}.test.tsx`, pageTest(names))
  plan.create(`${folder}/texts.ts`, pageTexts(names))
  planPath(plan, source, names)
  planRoute(plan, source, names)
  planManifest(plan, source, names)
  return [
    `${folder}/${component}.tsx: what the page shows. Its data comes by a file of ${source}/queries. A list with filters and pages is written as packages/ui/README.md says (“A list page”).`,
    `${source}/manifest.ts: \`tiers\`, where the page needs other ones than its app; \`views\`, where it has a query, and then a line in manifest.test.ts.`,
  ]
}

export function leftOfMenu(id: string): string[] {
  return [
    `${MENU_FILES.table}: where in the menu “${id}” is, and which kinds of company have it. Administrators get it by their kind on a new installation, and grant it on an existing one: in a demo that is filled already, manager on the page Roles.`,
    `${MENU_FILES.purposes}: what “${id}” is for, in one sentence in each language.`,
    'mock-server/src/demo/seed/role-pages.ts: which other roles of the demo data have it.',
  ]
}

function firstBase(plan: Plan, app: string): string {
  const manifest = `apps/${app}/src/manifest.ts`
  const [base] = asArray(
    valueOfProperty(plan.read(manifest), 'routerBase'),
    `routerBase of ${manifest}`,
  ).elements
  if (base === undefined || !ts.isStringLiteral(base)) throw new Problem(`${manifest} has no routerBase.`)
  return base.text
}

function planPath(plan: Plan, source: string, { key, path }: PageNames): void {
  const file = `${source}/paths.ts`
  if (!plan.has(file))
    plan.create(
      file,
      `/** Addresses of this sub-app as in its manifest. */
export const paths = {} as const
`,
    )
  plan.edit(file, (text) => {
    const paths = asObject(valueOfVariable(text, 'paths'), `\`paths\` of ${file}`)
    requireFree(paths, key, file)
    return withItem(paths, `${key}: '${path}'`)
  })
}

function planRoute(plan: Plan, source: string, names: PageNames): void {
  const file = `${source}/routes.tsx`
  plan.edit(file, (text) => {
    const pages = asObject(valueOfVariable(text, 'pages'), `\`pages\` of ${file}`)
    requireFree(pages, names.component, file)
    if (text.includes(`"page-${names.page}"`))
      throw new Problem(`${file} has a chunk “page-${names.page}” already.`)
    return withItem(pages, makeRoute(names))
  })
}

function planManifest(plan: Plan, source: string, { key, component, path }: PageNames): void {
  const file = `${source}/manifest.ts`
  plan.edit(file, (text) =>
    withItem(
      asArray(valueOfProperty(text, 'routes'), `\`routes\` of ${file}`),
      `{ path: '${path}', component: '${component}' }`,
    ),
  )
  const test = `${source}/manifest.test.ts`
  plan.edit(test, (text) => {
    const list = pinnedPaths(text)
    return list === undefined ? text : withItem(list, `paths.${key}`)
  })
}

/** The list with which a test compares the paths of all pages. */
function pinnedPaths(test: string): ts.ArrayLiteralExpression | undefined {
  return findNode(test, (node) => {
    if (!ts.isCallExpression(node)) return undefined
    const [list] = node.arguments
    const isOfPaths = node.expression.getText() === 'expect(manifest.routes.map(({ path }) => path)).toEqual'
    return isOfPaths && list && ts.isArrayLiteralExpression(list) ? list : undefined
  })
}

function requireFree(object: ts.ObjectLiteralExpression, name: string, file: string): void {
  if (object.properties.some((one) => one.name?.getText() === name))
    throw new Problem(`${file} has ${name} already.`)
}
