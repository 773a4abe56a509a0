import type { projectEntity } from '@console/contracts'
import { useIndustries } from '../queries/projects.ts'

type IndustryNameProps = { of: Pick<projectEntity.ProjectRow, 'industryID' | 'industryName'> }

/** The industry of a project; an answer without its name has the id, which the list of industries names. */
export function IndustryName({ of: { industryID, industryName } }: IndustryNameProps) {
  return industryName ?? <ListedName id={industryID} />
}

function ListedName({ id }: { id: number }) {
  const { data } = useIndustries()
  return data?.find((industry) => industry.id === id)?.name ?? '-'
}
