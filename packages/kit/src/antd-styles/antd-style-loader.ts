import { withoutStyleFunctions } from './without-style-functions.ts'

/** A loader of the bundler. */
// oxlint-disable-next-line import/no-default-export -- the bundler calls the default export
export default function loadStyleModule(source: string): string {
  return withoutStyleFunctions(source).code
}
