export function OpenProjectsPage() {
  return null
}
