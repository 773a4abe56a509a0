type ContractorComparisonProps = { projectId: number; range: { beginDay: string; endDay: string } }

export function ContractorComparison(_props: ContractorComparisonProps) {
  return null
}
