import type { projectEntity } from '@console/contracts'

/** Files that were handed in. */
export function FileList({ files }: { files: readonly projectEntity.ProjectFile[] }) {
  return (
    <ul>
      {files.map(({ fid, name }) => (
        <li key={fid}>{name}</li>
      ))}
    </ul>
  )
}
