/** An answer of our server: it has every field, also those that other platforms may leave out (docs/decisions/0097). */
export type Whole<Answer> = Answer extends readonly (infer Item)[]
  ? Whole<Item>[]
  : Answer extends object
    ? { [Name in keyof Answer]-?: Whole<Exclude<Answer[Name], undefined>> }
    : NonNullable<Answer> | Extract<Answer, null>

/** Declares an answer complete; the tests that read it would find a missing field. */
export function whole<Answer>(answer: Answer): Whole<Exclude<Answer, undefined | null>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a field that is not there would break is the test
  return answer as Whole<Exclude<Answer, undefined | null>>
}
