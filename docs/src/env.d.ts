declare namespace App {
  interface Locals {
    /** How many framework switches the page has so far: each is a group of its own. */
    switches?: number
  }
}
