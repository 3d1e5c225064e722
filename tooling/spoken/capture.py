"""Runs Orca with a speech server that writes to a file what would be spoken: capture.py FILE

Each line of the file is JSON: when (Unix time in ms), kind (speak, char, key, stop, pong), and what belongs to it. For a line "ping N"
on stdin, Orca writes a pong when it has handled the events that it had received.
"""
import json
import sys
import time

sys.prefix = '/usr'
FILE = open(sys.argv[1], 'a', buffering=1)
sys.argv = ['orca']

import gi  # noqa: E402
gi.require_version('Atspi', '2.0')
gi.require_version('Gtk', '3.0')
from gi.repository import GLib  # noqa: E402
from orca import chnames, event_manager, orca, speech, speechserver  # noqa: E402


def write(kind, **rest):
    FILE.write(json.dumps({'when': round(time.time() * 1000), 'kind': kind, **rest}, ensure_ascii=False) + '\n')


class Capture(speechserver.SpeechServer):
    """As Orca's usual server, it queues what it gets: only stop() interrupts."""

    @staticmethod
    def getFactoryName():
        return 'capture'

    @staticmethod
    def getSpeechServers():
        return [SERVER]

    @staticmethod
    def getSpeechServer(info=None):
        return SERVER

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ['capture', 'capture']

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            write('speak', text=text.strip())

    def speakCharacter(self, character, acss=None):
        write('char', text=chnames.getCharacterName(character))

    def speakKeyEvent(self, event, acss=None):
        write('key', text=event.getKeyName())

    def sayAll(self, utteranceIterator, progressCallback):
        for context, acss in utteranceIterator:
            write('speak', text=context.utterance.strip())
            progressCallback(context, speechserver.SayAllContext.COMPLETED)

    def stop(self):
        write('stop')


SERVER = Capture()


def init():
    speech._speechserver = SERVER


speech.init = init


def answer(channel, condition):
    line = sys.stdin.readline()
    if not line:
        return False
    number = int(line.split()[1])
    write('pong', number=number, queue=event_manager.getManager()._eventQueue.qsize())
    return True


GLib.io_add_watch(
    GLib.IOChannel.unix_new(sys.stdin.fileno()), GLib.PRIORITY_LOW, GLib.IO_IN | GLib.IO_HUP, answer)
orca.getSettingsManager().activate(None, {})
sys.exit(orca.main())
