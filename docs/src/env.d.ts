declare namespace App {
  interface Locals {
    /** The number of framework switches on the page so far. Each needs its own group name. */
    switches?: number
  }
}
