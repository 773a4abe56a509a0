import type { documents } from '@console/contracts'
import { StaticPage } from './StaticPage.tsx'

/** Says that the assistant with its sign-up page is not installed (SHELL-Q39, R19). */
export function RegisterPage({ brand }: { brand: documents.Brand }) {
  return <StaticPage brand={brand} messages="register" />
}
