import { screen } from '@testing-library/react'

/** The parameters of the address that the page says it ignores. */
export async function ignoredNames(): Promise<string[]> {
  const lines = await screen.findAllByText(/^“.*ignored\.$/)
  return lines.map(({ textContent }) => /^“([^=”]+)/.exec(textContent)?.[1] ?? '')
}
