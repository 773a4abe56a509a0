import type { documents } from '@console/contracts'
import { StaticPage } from './StaticPage.tsx'

/** Where the assistant with its sign-up page is not installed: says so (SHELL-Q39, R19). */
export function RegisterPage({ brand }: { brand: documents.Brand }) {
  return <StaticPage brand={brand} messages="register" />
}
