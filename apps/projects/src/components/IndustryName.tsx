import { useIndustries } from '../queries/projects.ts'

type IndustryNameProps = { of: { industryID?: number | undefined; industryName?: string | undefined } }

/** The industry of a project, by its name or by its id in the list of industries; '-' where the answer has neither. */
export function IndustryName({ of: { industryID, industryName } }: IndustryNameProps) {
  if (industryName !== undefined) return industryName
  return industryID === undefined ? '-' : <ListedName id={industryID} />
}

function ListedName({ id }: { id: number }) {
  const { data } = useIndustries()
  return data?.find((industry) => industry.id === id)?.name ?? '-'
}
