/**
 * Makes a thing once for each key and hands out the same ever after: for plain data that everybody only reads, like the
 * option to choose a certain counter.
 */
export function once<K, V extends object>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return key => {
    let one = made.get(key)
    if (one === undefined) {
      one = make(key)
      made.set(key, one)
    }
    return one
  }
}

/** The same for keys that are small whole numbers, such as those of cards. */
export function onceByNumber<V extends object>(make: (key: number) => V): (key: number) => V {
  const made: V[] = []
  return key => {
    let one = made[key]
    if (one === undefined) {
      one = make(key)
      made[key] = one
    }
    return one
  }
}
