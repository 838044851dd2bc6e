const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32']
const CHIPS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32']

/** Entries for the optional packages, of one version each, that a lock file's packages name and the file does not have. */
export function missingPlatforms({ packages }) {
  const entries = {}
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies))
      if (/^\d/.test(version) && !isLocked(packages, path, name))
        entries[`node_modules/${name}`] = {
          version,
          ...platformOf(name),
          ...(dev && { dev }),
          optional: true,
        }
  return entries
}

/** Paths of the packages from a registry that have no checksum: nobody would notice another package in their place. */
export function unsealed({ packages }) {
  return Object.keys(packages).filter(path => path.includes('node_modules/') && !isSealed(packages[path]))
}

function isSealed({ link, integrity }) {
  return link === true || /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)
}

/** A package for some machines alone: a registry mirror may not hold it. */
export function isForSomeMachines({ optional, os, cpu }) {
  return optional === true && (os !== undefined || cpu !== undefined)
}

/** npm looks for a package in the folder of the one that needs it, then in every folder above. */
function isLocked(packages, path, name) {
  const folders = path.split('/node_modules/')
  return (
    folders.some(
      (_, i) => `${folders.slice(0, i + 1).join('/node_modules/')}/node_modules/${name}` in packages,
    ) || `node_modules/${name}` in packages
  )
}

/** What a package is built for, as its name says: `@rollup/rollup-linux-arm64-musl`. */
function platformOf(name) {
  const parts = name.split('/').at(-1).split('-')
  const system = parts.find(part => SYSTEMS.includes(part))
  const chip = parts.find(part => CHIPS.includes(part))
  const libc = parts.includes('musl')
    ? 'musl'
    : parts.includes('gnu') && system === 'linux'
      ? 'glibc'
      : undefined
  return { ...(chip && { cpu: [chip] }), ...(libc && { libc: [libc] }), ...(system && { os: [system] }) }
}
