import { monitor } from '@console/contracts'

type PeoplePage<Person> = {
  page: number
  /** How many people the server says there are, where its answer is a page of them. */
  total: number | undefined
  isShown?: (person: Person) => boolean
}

/**
 * One page of people with how many there are in all. The answer of a platform that does not say so has everybody, filtered or not:
 * its pages are made here.
 */
export function pageOfPeople<Person>(
  people: readonly Person[],
  { page, total, isShown = () => true }: PeoplePage<Person>,
): { people: readonly Person[]; total: number } {
  if (total !== undefined) return { people, total }
  const shown = people.filter(isShown)
  const first = (page - 1) * monitor.MAX_PEOPLE
  return { people: shown.slice(first, first + monitor.MAX_PEOPLE), total: shown.length }
}
