type MonthlyReportsDrawerProps = {
  project: { id: number; name: string }
  owner: { id: number; type: 'platform' | 'contractor' }
  /** Id of the text that says why none can be filed; null when one can. */
  canFile: string | null
  onClose: () => void
}

export function MonthlyReportsDrawer(_props: MonthlyReportsDrawerProps) {
  return null
}
