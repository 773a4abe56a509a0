export function ProjectDetailPage() {
  return null
}
