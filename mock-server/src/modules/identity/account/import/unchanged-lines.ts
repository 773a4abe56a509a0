import { account } from '@console/contracts'
import type { TenantTx } from '../../../../platform/context/context.ts'
import type { Viewer } from '../account.policy.ts'
import { organizationPaths } from '../organizations.store.ts'
import { findPeopleByUsername, type StoredPerson } from '../people.store.ts'
import { phoneFor } from '../person-view.ts'
import { nameKey, namesIn, pathKey, type CheckedLine, type LineTexts } from './check-line.ts'

/**
 * The same lines; those that say of a person what is stored already are unchanged. They are compared before they are
 * refused for anything else, as an export shows the person to this importer: a file exported by the console can be
 * imported as it is.
 */
export async function withUnchanged(
  tx: TenantTx,
  importer: Viewer,
  lines: readonly CheckedLine[],
): Promise<CheckedLine[]> {
  const usernames = lines.flatMap(({ texts }) => texts.get('username') ?? [])
  const people = await findPeopleByUsername(tx, importer, usernames)
  const paths = await organizationPaths(
    tx,
    people.map(({ orgId }) => orgId),
  )
  const shown = new Map(people.map((person) => [person.username, shownTexts(person, { importer, paths })]))
  return lines.map((checked) => {
    const { line, texts, problems = [] } = checked
    const stored = shown.get(texts.get('username') ?? '')
    const isRepeated = problems.some(({ reason }) => reason === 'repeated')
    if (!stored || isRepeated || !isEqual(texts, stored)) return checked
    return { line, texts, isUnchanged: true }
  })
}

/** What an export says of a person. */
function shownTexts(
  person: StoredPerson,
  { importer, paths }: { importer: Viewer; paths: ReadonlyMap<number, string> },
): LineTexts {
  const { username, name, orgId, roles, businessTypes } = person
  return new Map([
    ['username', username],
    ['name', name],
    ['organization', (orgId === null ? undefined : paths.get(orgId)) ?? ''],
    ['roles', roles.map((role) => role.name).join(';')],
    ['businessTypes', businessTypes.map((business) => business.name).join(';')],
    ['phone', phoneFor(importer, person) ?? ''],
    ['position', person.position ?? ''],
  ])
}

/** In the columns that the file has. */
function isEqual(texts: LineTexts, stored: LineTexts): boolean {
  return [...texts].every(([column, text]) => {
    const other = stored.get(column) ?? ''
    if (column === 'organization') return pathKey(text) === pathKey(other)
    if (column === 'roles' || column === 'businessTypes') return namesKey(text) === namesKey(other)
    if (column === 'position') return account.positionNamed(text) === account.positionNamed(other)
    return text === other.trim()
  })
}

const namesKey = (text: string): string => [...new Set(namesIn(text).map(nameKey))].toSorted().join(';')
