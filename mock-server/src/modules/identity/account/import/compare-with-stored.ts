import { account, dialled, withoutHiddenMarks } from '@console/contracts'
import type { TenantTx } from '../../../../platform/context/context.ts'
import type { Viewer } from '../account.policy.ts'
import { organizationPaths } from '../organizations.store.ts'
import { findPeopleByUsername, type StoredPerson } from '../people.store.ts'
import { phoneFor } from '../person-view.ts'
import { nameKey, namesIn, pathKey, toLineProblem, type CheckedLine, type LineTexts } from './check-line.ts'

/**
 * The same lines; those that say of a person what is stored already are unchanged, and those that say something else of one
 * are refused for each cell that differs. They are compared before they are refused for anything else, as an export shows
 * the person to this importer: a file exported by the console can be imported as it is.
 */
export async function compareWithStored(
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
  const known = new Map(
    people.map((person) => [
      person.username.toLowerCase(),
      { aboutUserId: person.id, shown: shownTexts(person, { importer, paths }) },
    ]),
  )
  return lines.map((checked) => {
    const { line, texts, cleanedCells, problems = [] } = checked
    const stored = known.get(texts.get('username')?.toLowerCase() ?? '')
    const isRepeated = problems.some(({ reason }) => reason === 'repeated')
    if (!stored || isRepeated) return checked
    const differing = [...texts].filter(
      ([column, text]) => !isEqual(column, text, stored.shown.get(column) ?? ''),
    )
    if (differing.length === 0) return { line, texts, cleanedCells, isUnchanged: true }
    return {
      line,
      texts,
      cleanedCells,
      problems: differing.map(([column, text]) => ({
        ...toLineProblem(column, 'differs', text),
        aboutUserId: stored.aboutUserId,
      })),
    }
  })
}

/** The texts of a person in an export. */
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

/** Texts that are stored since before may have hidden marks, and numbers any width. */
function isEqual(column: account.ImportColumn, text: string, stored: string): boolean {
  if (column === 'username') return text.toLowerCase() === stored.toLowerCase()
  if (column === 'organization') return pathKey(text) === pathKey(stored)
  if (column === 'roles' || column === 'businessTypes') return namesKey(text) === namesKey(stored)
  if (column === 'phone') return text === dialled(stored)
  if (column === 'position') return account.positionNamed(text) === account.positionNamed(stored)
  return text === withoutHiddenMarks(stored).trim()
}

const namesKey = (text: string): string => [...new Set(namesIn(text).map(nameKey))].toSorted().join(';')
