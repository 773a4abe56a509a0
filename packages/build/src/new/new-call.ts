import ts from 'typescript'
import { addressTestOfNewDomain, callTexts, type CallNames } from './call-texts.ts'
import { requireIdentifier, requireName, toCamel } from './names.ts'
import { Problem, type Plan } from './plan.ts'
import {
  asArray,
  asObject,
  findNode,
  hasName,
  hasNameTwice,
  valueOfProperty,
  valueOfVariable,
  withImport,
  withItem,
  withSortedItem,
} from './source-edits.ts'

const CONTRACTS = 'packages/contracts/src'
const CONTRACTS_INDEX = `${CONTRACTS}/index.ts`
const MODULES = 'mock-server/src/modules'
const DOMAINS = 'mock-server/src/domains.ts'
const RIGHTS = 'mock-server/tests/access/calls-of-pages.ts'

const READS = new Set(['count', 'describe', 'find', 'get', 'list', 'read', 'search'])
const REPLACES = new Set(['change', 'modify', 'rename', 'save', 'set'])

function methodFor(verb: string): CallNames['method'] {
  if (READS.has(verb)) return 'GET'
  if (verb === 'remove') return 'DELETE'
  return REPLACES.has(verb) ? 'PUT' : 'POST'
}

/** A call with its endpoint, its tests and its lines in the lists; returns what a person decides afterwards. */
export function planCall(plan: Plan, [path = '', name = '']: readonly string[]): string[] {
  const names = namesFrom(plan, path, name)
  const texts = callTexts(names)
  if ([texts.endpoint, texts.test].some((text) => hasNameTwice(text, names.namespace)))
    throw new Problem(`Domain: “${names.namespace}” is a name that its own files use for something else.`)
  planContract(plan, names)
  planModule(plan, names)
  plan.create(`${names.module}/${names.file}.ts`, texts.endpoint)
  plan.edit(RIGHTS, (text) =>
    withSortedItem(
      asArray(valueOfVariable(text, 'CALLS_FOR_EVERYBODY'), `CALLS_FOR_EVERYBODY of ${RIGHTS}`),
      `'${names.id}'`,
    ),
  )
  const test = testPath(plan, names)
  plan.create(test, texts.test)
  return leftOfCall(names, test)
}

function namesFrom(plan: Plan, path: string, name: string): CallNames {
  const [group = '', domain = '', ...rest] = path.split('/')
  const groups = plan.list(MODULES).filter((entry) => plan.has(`${CONTRACTS}/${entry}/addresses.test.ts`))
  if (rest.length > 0 || domain === '')
    throw new Problem(`“${path}” is no <group>/<domain>, such as messaging/notice.`)
  if (!groups.includes(group))
    throw new Problem(`There is no group “${group}”. Groups are ${groups.join(', ')}.`)
  requireIdentifier('Domain', domain)
  requireName('Call', name)
  const [verb = '', ...noun] = name.split('-')
  if (noun.length === 0) throw new Problem(`“${name}” is no <verb>-<noun>, such as list-notices.`)
  const contract = `${CONTRACTS}/${group}/${domain}/calls.ts`
  const isNewContract = !plan.has(contract)
  const namespace = isNewContract ? toCamel(domain) : namespaceIn(plan.read(CONTRACTS_INDEX), contract)
  const call = toCamel(name)
  return {
    group,
    domain,
    file: name,
    namespace,
    call,
    id: `${namespace}.${call}`,
    method: methodFor(verb),
    contract,
    isNewContract,
    module: `${MODULES}/${group}/${domain}`,
    moduleName: `${toCamel(domain)}Module`,
  }
}

/** The name by which the contract exports the calls of a file. */
function namespaceIn(index: string, contract: string): string {
  const specifier = contract.replace(CONTRACTS, '.')
  const found = findNode(index, (node) =>
    ts.isExportDeclaration(node) &&
    node.moduleSpecifier?.getText() === `'${specifier}'` &&
    node.exportClause &&
    ts.isNamespaceExport(node.exportClause)
      ? node.exportClause.name.getText()
      : undefined,
  )
  if (found === undefined) throw new Problem(`${CONTRACTS_INDEX} does not export ${contract} under a name.`)
  return found
}

function planContract(plan: Plan, names: CallNames): void {
  const { contract, namespace, call, group } = names
  const { definition } = callTexts(names)
  if (names.isNewContract) {
    if (hasName(plan.read(CONTRACTS_INDEX), namespace) || isExported(plan, namespace))
      throw new Problem(
        `${CONTRACTS_INDEX} has a “${namespace}” already: choose another name for the domain.`,
      )
    plan.create(contract, definition)
    plan.edit(CONTRACTS_INDEX, (text) => withNamespace(text, namespace, contract))
  }
  plan.edit(contract, (text) => {
    if (!names.isNewContract && hasName(text, call)) throw new Problem(`${contract} has a “${call}” already.`)
    const withCall = names.isNewContract ? text : `${text.trimEnd()}\n\n${definition}`
    const withDefine = withImport(withCall, 'defineCall', '../../shared/call.ts')
    return /^import \* as z from 'zod'$/m.test(withDefine)
      ? withDefine
      : `import * as z from 'zod'\n${withDefine}`
  })
  plan.edit(`${CONTRACTS}/${group}/addresses.test.ts`, (text) => withAddress(text, names))
}

/** True where a file that the contract exports without a name has this one. */
function isExported(plan: Plan, name: string): boolean {
  const files = [...plan.read(CONTRACTS_INDEX).matchAll(/^export \* from '\.\/(.+)'$/gm)]
  return files.some(([, file]) => hasName(plan.read(`${CONTRACTS}/${file}`), name))
}

/** The lines of calls are in the order of their names, but for the last ones. */
function withNamespace(index: string, namespace: string, contract: string): string {
  const line = `export * as ${namespace} from '${contract.replace(CONTRACTS, '.')}'`
  const lines = index.split('\n')
  const before = lines.findLastIndex((one) => {
    const [, name = ''] = /^export \* as (\w+) from '.*calls\.ts'$/.exec(one) ?? []
    return name !== '' && name < namespace
  })
  return lines.toSpliced(before + 1, 0, line).join('\n')
}

/** The call in the list of its group's addresses, in the test of its domain. */
function withAddress(text: string, names: CallNames): string {
  const { namespace } = names
  const { address } = callTexts(names)
  const list = findNode(text, (node) =>
    ts.isCallExpression(node) &&
    node.expression.getText() === `expect(collectCallAddresses(${namespace})).toEqual`
      ? node.arguments[0]
      : undefined,
  )
  if (list) return withSortedItem(asObject(list, `collectCallAddresses(${namespace})`), address)
  return withImport(`${text.trimEnd()}\n\n${addressTestOfNewDomain(names)}`, namespace, '../index.ts')
}

function planModule(plan: Plan, { module, moduleName, call, file, domain, group }: CallNames): void {
  const index = `${module}/index.ts`
  if (plan.has(index)) {
    plan.edit(index, (text) => withImport(withRoute(text, call, index), call, `./${file}.ts`))
    return
  }
  if (hasName(plan.read(DOMAINS), moduleName))
    throw new Problem(`${DOMAINS} has a ${moduleName} already: choose another name for the domain.`)
  plan.create(
    index,
    `import type { Module } from '../../module.ts'
import { ${call} } from './${file}.ts'

export const ${moduleName}: Module = { name: '${toCamel(domain)}', routes: [${call}] }
`,
  )
  plan.edit(DOMAINS, (text) => {
    const modules = asArray(valueOfVariable(text, 'plainModules'), `plainModules of ${DOMAINS}`)
    return withImport(withItem(modules, moduleName), moduleName, `./modules/${group}/${domain}/index.ts`)
  })
}

function withRoute(text: string, route: string, index: string): string {
  const routes = valueOfProperty(text, 'routes')
  if (routes === undefined) throw new Problem(`${index} has no \`routes\` that a call can be added to.`)
  if (ts.isArrayLiteralExpression(routes)) return withItem(routes, route)
  return `${text.slice(0, routes.getStart())}[...${routes.getText()}, ${route}]${text.slice(routes.getEnd())}`
}

/** The test of the domain, or one of the call beside it. */
function testPath(plan: Plan, { group, domain, file }: CallNames): string {
  const ofDomain = `mock-server/tests/${group}/${domain}.test.ts`
  return plan.has(ofDomain) ? `mock-server/tests/${group}/${domain}-${file}.test.ts` : ofDomain
}

function leftOfCall({ contract, module, domain, file, method, id }: CallNames, test: string): string[] {
  const ofChanges = [
    `${module}/${file}.ts: what it changes, and its audit record, \`await tx.audit({ module, opType, target, before, after })\` in the same transaction; the names of the operation are in ${module}/audit-dictionary.ts, which index.ts lists.`,
    `packages/contracts/src/versions-of-changes.test.ts fails until ${id} takes the version that its sender saw, or is in its list with a reason.`,
  ]
  return [
    `${contract}: what it takes (\`query\`, \`body\`, \`params\`), answers and refuses. The comment above it is its description in openapi.json.`,
    `${module}/${file}.ts: what it answers. Its SQL is in ${module}/${domain}.store.ts; how a list and a new table are written: mock-server/README.md, “Adding an endpoint”.`,
    `${module}/${domain}.policy.ts: who may, as canOpen(…) of the pages that use it. Until then each person gets only what is theirs, and ${RIGHTS} has it among the calls for everybody.`,
    ...(method === 'GET' ? [] : ofChanges),
    ...(method === 'GET'
      ? [
          'packages/contracts/src/ranges-of-calls.test.ts fails once it takes a range that is not in its list.',
        ]
      : []),
    `${test}: its own answers, also for people of another company.`,
    'pnpm unit packages/openapi packages/contracts -u, after each change of the contract.',
  ]
}
