import { useState } from 'react'

/** Problems of fields, by their names; undefined says that a field is right. */
export type FieldProblems<Values> = Readonly<Partial<Record<keyof Values & string, string | undefined>>>

/** Problems that the contract or the server found: a name may be none of the form's. */
type AnyProblems = Readonly<Record<string, string | undefined>>

export type FormChecks<Values> = {
  /**
   * Problems when the form is sent; a field that was refused is checked again with every change. In a list of rows a problem may
   * be that of one field of one row, by its path: `rules.7.threshold`.
   */
  check?: ((values: Values) => FieldProblems<Values> | AnyProblems) | undefined
  /** A field is checked with every change, not only once it was refused. */
  checksChanges?: boolean | undefined
  /** Problems while it is typed. The form is not sent either. */
  checkTyped?: ((values: Values) => FieldProblems<Values>) | undefined
  /** The fields that a failure is about, with what to say there. A failure that is about none is shown for the whole form. */
  refusedFields?: ((error: Error) => FieldProblems<Values> | AnyProblems) | undefined
}

type FieldState<Values extends object> = FormChecks<Values> & {
  values: Values
  /** Why the form was not saved. */
  error: Error | null
}

const NO_PROBLEMS = () => ({})
const NO_NAMES: ReadonlySet<string> = new Set()

/** Problems of each field: as typed, as checked when the form was sent, as the server refused it. */
export function useFieldProblems<Values extends object>(state: FieldState<Values>) {
  const { values, error, check = NO_PROBLEMS, checkTyped = NO_PROBLEMS, refusedFields = NO_PROBLEMS } = state
  const { checksChanges = false } = state
  const [flagged, setFlagged] = useState(NO_NAMES)
  // Fields of a failure that the person has changed since.
  const [revised, setRevised] = useState<{ error: Error | null; names: ReadonlySet<string> }>({
    error: null,
    names: NO_NAMES,
  })
  // Texts are made while rendering: they follow a switch of the language.
  const typed = new Map(Object.entries<string | undefined>(checkTyped(values)))
  const found = new Map(Object.entries<string | undefined>(flagged.size === 0 ? {} : check(values)))
  const refused = new Map(Object.entries<string | undefined>(error === null ? {} : refusedFields(error)))
  const refusedNow = (name: string) =>
    revised.error === error && revised.names.has(name) ? undefined : refused.get(name)

  return {
    problemOf: (name: string) =>
      typed.get(name) ?? (flagged.has(name) ? found.get(name) : undefined) ?? refusedNow(name),
    /**
     * The form would be refused for this field if it were empty. A form that checks each change has costly checks: its fields say it
     * themselves.
     */
    isRequired: (name: keyof Values & string): boolean => {
      const value = checksChanges ? undefined : emptyValue(values[name])
      return value !== undefined && listProblemNames(check({ ...values, [name]: value })).includes(name)
    },
    /** A field says what is wrong: the form as a whole does not. */
    isSaidAtField: flagged.size > 0 || [...refused.keys()].some((name) => name in values),
    /** Checks the values that are to be sent, or the named ones of them; false when some are wrong. */
    checkAll: (next: Values, names?: readonly string[]): boolean => {
      const isMeant = (name: string) => names === undefined || names.includes(name)
      const wrong = listProblemNames(check(next)).filter(isMeant)
      setFlagged(new Set([...[...flagged].filter((name) => !isMeant(name)), ...wrong]))
      return wrong.length === 0 && !listProblemNames(checkTyped(next)).some(isMeant)
    },
    /** Checks changed fields that were wrong or refused; a refusal is not shown again. */
    recheck: (next: Values, changed: readonly string[]): void => {
      const names = changed.filter(
        (name) => checksChanges || flagged.has(name) || refusedNow(name) !== undefined,
      )
      if (names.length === 0) return
      const others = [...flagged].filter((name) => !names.includes(name))
      const wrong = listProblemNames(check(next)).filter((name) => names.includes(name))
      setFlagged(new Set([...others, ...wrong]))
      const before = revised.error === error ? revised.names : NO_NAMES
      setRevised({ error, names: new Set([...before, ...names]) })
    },
    clear: (): void => {
      setFlagged(NO_NAMES)
    },
  }
}

/** An emptied field of the kind that has this value; a switch is never empty. */
function emptyValue(value: unknown): '' | [] | null | undefined {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  return value === null || typeof value === 'number' ? null : undefined
}

function listProblemNames(problems: object): string[] {
  return Object.entries(problems).flatMap(([name, problem]) => (problem === undefined ? [] : [name]))
}
