type MonthlyReportsDrawerProps = {
  project: { id: number; name: string }
  /** Whose reports: of the project's own side, with id 0, or of one contractor (PROJ-036). */
  owner: { id: number; type: 'platform' | 'contractor' }
  /** Id of the text that says why none can be filed; null when one can. */
  canFile: string | null
  onClose: () => void
}

/** Monthly reports of one side of a project. */
export function MonthlyReportsDrawer(_props: MonthlyReportsDrawerProps) {
  return null
}
